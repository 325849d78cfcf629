import type { Attribute } from './attributes';
import type { Changed, Id, NoPayload } from './scalars';
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

export interface TypeOperations {
  listTypes: { payload: NoPayload; answer: { types: { id: Id; name: string }[] } };
  loadType: {
    payload: {
      typeId: Id;
      attributes?: boolean | undefined;
      defaultView?: boolean | undefined;
      publicViews?: boolean | undefined;
      personalViews?: boolean | undefined;
      used?: boolean | undefined;
    };
    answer: LoadedType;
  };
  addType: { payload: { name: string }; answer: Changed & { typeId: Id } };
  renameType: { payload: { typeId: Id; name: string }; answer: Changed & { typeId: Id } };
  deleteType: { payload: { typeId: Id; force?: boolean | undefined }; answer: null };
}
