/** Every endpoint of the api by name, for tests that hold for all of them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import type { OperationName } from '@/protocol/operations';

interface AnyEndpoint {
  kind: 'query' | 'mutation';
  initiate: (arg: unknown) => ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
}

/** Injects the endpoints of all domains. */
export async function readAllEndpoints(): Promise<Record<OperationName, AnyEndpoint>> {
  const folder = path.resolve(__dirname, '../../src/api/endpoints');
  await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))));
  const kinds: Record<string, string> = {};
  const remember = (name: string) => (definition: { type: string }) => {
    kinds[name] = definition.type;
  };
  // The api only knows by type what is injected where it was imported.
  const endpoints = baseApi.endpoints as Record<string, Omit<AnyEndpoint, 'kind'>>;
  const names = Object.keys(endpoints);
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(names.map((name) => [name, remember(name)])),
  });
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { initiate }]) => [
      name,
      { initiate, kind: kinds[name] },
    ]),
  ) as Record<OperationName, AnyEndpoint>;
}
