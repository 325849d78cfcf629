import type { Attribute } from './attributes';
import type { Id } from './scalars';
import type { ListedView, ViewColumns } from './views';

/** A type with the parts its load call was asked for (protocol 3.8). */
export interface LoadedType {
  id: Id;
  name: string;
  attributes?: Attribute[];
  defaultView?: ViewColumns;
  publicViews?: ListedView[];
  /** Those of the caller. */
  personalViews?: ListedView[];
  /** Some folder, perhaps an archived one, has this type. */
  used?: boolean;
}
