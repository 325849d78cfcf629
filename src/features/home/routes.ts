import { lazyCode } from '@/lib/lazyCode';
import { lazyPage } from '@/windows/windowPage';

/** What stands at the address of no list: code that no list waits for. */
export const homePage = lazyPage(() => import(/* webpackChunkName: "home" */ './HomePage'));

/** What it shows. */
export const homePart = lazyCode(() => homePage.loadOnce().then(({ Page }) => Page));
