import { lazy } from 'react';
import { lazyPage } from '@/windows/windowPage';

/** What stands at the address of no list: code that no list waits for. */
export const homePage = lazyPage(() => import(/* webpackChunkName: "home" */ './HomePage'));

export const Home = lazy(() => homePage.loadOnce().then(({ Page }) => ({ default: Page })));
