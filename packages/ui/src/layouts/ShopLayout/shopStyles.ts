/**
 * The styles every page of the shop shows, together in the page's first style sheet: known to the browser with the page
 * itself, and two requests fewer than files of their own.
 */
import '../../primitives/EmptyState/EmptyState.css.ts';
import '../../primitives/Popover/Popover.css.ts';
import '../../primitives/Popover/floating.css.ts';
import '../../primitives/Badge/Badge.css.ts';
import '../../primitives/SafeHtml/SafeHtml.css.ts';
import '../../primitives/Breadcrumb/Breadcrumb.css.ts';
import '../../primitives/Select/Select.css.ts';
import '../../features/catalog/StockStatus/StockStatus.css.ts';
import '../../features/catalog/WaitingLists/WaitingLists.css.ts';
import '../../features/content/Footer/Footer.css.ts';
import '../../features/content/WhatsAppLink/WhatsAppLink.css.ts';
import '../../features/delegation/CariButton/CariButton.css.ts';
import '../../features/navigation/BasketSummary/BasketSummary.css.ts';
import '../../features/navigation/CategoryFallback/CategoryFallback.css.ts';
import '../../features/navigation/CategoryIcon/CategoryIcon.css.ts';
import '../../features/navigation/CategoryMenu/CategoryMenu.css.ts';
import '../../features/navigation/CurrencyStrip/CurrencyStrip.css.ts';
import '../../features/navigation/DelegationBanner/DelegationBanner.css.ts';
import '../../features/navigation/HeaderMenu/HeaderMenu.css.ts';
import '../../features/navigation/Logo/Logo.css.ts';
import '../../features/navigation/navigationShapes.css.ts';
import '../../features/navigation/UserMenu/UserMenu.css.ts';
import '../../features/search/SearchBox/SearchBox.css.ts';
import './ShopHeader.css.ts';
import './ShopLayout.css.ts';
