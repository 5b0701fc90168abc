import { globalStyle } from '@vanilla-extract/css';
import { aside } from '../../theme/layers.ts';

// A phone held sideways has its camera beside the page. What floats or stands at an edge keeps clear of it by itself.
globalStyle('body', { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' });
globalStyle(':root', { vars: { [aside]: 'env(safe-area-inset-right)' } });
globalStyle('a[title="WhatsApp"]', { marginInlineEnd: 'env(safe-area-inset-right)' });
