import type { Hono } from 'hono';

import { Busy } from '@/server/core/busy';
import { Refusal } from '@/server/core/refusal';
import { SERVER_VERSION } from '@/server/core/version';
import { isUnavailable } from '@/server/database/describeTrouble';
import type { RunningServer } from '@/server/http/serverContext';
import { isInstalled } from '@/server/install/installFresh';

import { answerAboutPage } from './aboutPage';
import type { ReadAssetManifest } from './assetManifest';
import { answerClientPage } from './clientPage';
import { renderErrorPage } from './errorPage';
import { answerFilePage } from './filePage';
import { isSentFromHere } from './formBody';
import { answerLoginPage } from './loginPage';
import { answerOAuthPage } from './oauthPage';
import { redirectTo } from './pageResponse';
import { answerPasswordPage } from './passwordPage';
import { answerRegisterPage } from './registerPage';
import {
  openPageRequest,
  openPageWithoutDatabase,
  type PageRequest,
  type PageSite,
} from './pageSite';
import { answerSetUpPage, SET_UP_PATH } from './setUpPage';
import type { StaticFiles } from './staticFiles';

export interface PagesOptions {
  readManifest: ReadAssetManifest;
  /** `{base}/assets/**`: what the client build wrote. */
  assets: StaticFiles;
  /** `{base}/common/images/**`. */
  images: StaticFiles;
}

type Answer = (page: PageRequest) => Promise<Response>;

/** Server-rendered pages by path; each answers GET and POST. */
const pages: Readonly<Record<string, Answer>> = {
  '/': answerLoginPage,
  '/client/about.php': (page) => answerAboutPage(page, SERVER_VERSION),
  '/client/file.php': answerFilePage,
  '/client/index.php': answerClientPage,
  '/client/oauth.php': answerOAuthPage,
  '/index.php': answerLoginPage,
  '/users/password.php': answerPasswordPage,
  '/users/register.php': answerRegisterPage,
};

/** Adds everything that is not the API: pages, static files, and an answer to every other address (protocol 1.1). */
export function createAddPages({ readManifest, assets, images }: PagesOptions) {
  return (app: Hono, server: RunningServer): void => {
    const site: PageSite = { server, readManifest };
    let isReady = false;

    /** An empty database has one page only. */
    async function needsSetUp(): Promise<boolean> {
      isReady ||= await isInstalled(server.db);
      return !isReady;
    }

    /** Whatever fails is answered by a page, too. */
    async function open(
      request: Request,
      perform: (page: PageRequest, isEmpty: boolean) => Promise<Response> | Response,
    ): Promise<Response> {
      let page: PageRequest | undefined;
      try {
        const isEmpty = await needsSetUp();
        page = await openPageRequest(site, request, { isEmpty });
        return await perform(page, isEmpty);
      } catch (error) {
        const isBusy = error instanceof Busy;
        if (error instanceof Refusal && page && !isBusy) return renderErrorPage(page, 'badRequest');
        if (!isBusy) server.onUnexpectedError(error);
        return renderErrorPage(
          page ?? (await openPageWithoutDatabase(site, request)),
          isBusy || isUnavailable(error) ? 'unavailable' : 'failure',
        );
      }
    }

    function answer(request: Request, answerPage: Answer, isSetUp = false): Promise<Response> {
      return open(request, (page, isEmpty) => {
        const { method } = request;
        if (!['GET', 'HEAD', 'POST'].includes(method)) return renderErrorPage(page, 'badRequest');
        if (method === 'POST' && !isSentFromHere(request, server.baseUrlOf(request))) {
          return renderErrorPage(page, 'forbidden');
        }
        if (!isSetUp && isEmpty) return redirectTo(page, SET_UP_PATH);
        return answerPage(page);
      });
    }

    function answerUnknown(request: Request): Promise<Response> {
      return open(request, (page) => renderErrorPage(page, 'notFound'));
    }

    for (const [path, answerPage] of Object.entries(pages)) {
      app.all(path, ({ req }) => answer(req.raw, answerPage));
    }
    app.all(SET_UP_PATH, ({ req }) => answer(req.raw, answerSetUpPage, true));

    for (const [prefix, files] of [
      ['/assets/', assets],
      ['/common/images/', images],
    ] as const) {
      app.all(`${prefix}*`, async ({ req }) => {
        const path = req.path.slice(server.basePath.length + prefix.length);
        return (await files(path, req.raw)) ?? answerUnknown(req.raw);
      });
    }

    app.all('*', ({ req }) => answerUnknown(req.raw));
  };
}
