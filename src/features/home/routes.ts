import { lazyPart } from '@/ui/lazyPart';
import { lazyPage } from '@/windows/windowPage';

/** What stands at the address of no list: code that no list waits for. */
export const homePage = lazyPage(() => import(/* webpackChunkName: "home" */ './HomePage'));

/** What it shows. */
export const homePart = lazyPart(() => homePage.loadOnce().then(({ Page }) => Page));
