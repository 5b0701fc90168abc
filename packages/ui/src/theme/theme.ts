import './reset.css.ts';
import './defaults.css.ts';
import './fonts.css.ts';
