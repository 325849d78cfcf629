import { generalPaths } from '@/routing/paths/general';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows that belong to no entity (spec 2). */
export const generalRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: generalPaths.about,
    access: 'anybody',
    autoClose: true,
    load: () => import('./AboutPage'),
  }),
  defineWindow({
    path: generalPaths.logOut,
    access: 'login',
    size: 'small',
    autoClose: true,
    keepsPlace: false,
    load: () => import('./LogOutPage'),
  }),
];
