/** Which part of the event log is shown: kept while single events are looked at, lost with the window (screens A8). */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { eventsApi } from '@/api/endpoints/events';
import type { EventType } from '@/protocol/events';
import { pageSizes } from '@/protocol/firstLimits';
import type { Payload } from '@/protocol/operations';
import { matchList } from '@/routing/paths/matchList';
import { locationChanged } from './navigation';

/** The payload of `/events/list.php`. */
export type ListEventsPayload = Payload<'listEvents'>;

export interface EventLogState {
  /** null shows events of all types. */
  type: EventType | null;
  /** Index of the first event shown. */
  offset: number;
  /** The question answered last: shown until the next answer is there. */
  shownArg: ListEventsPayload | null;
}

const initialState: EventLogState = { type: null, offset: 0, shownArg: null };

const slice = createSlice({
  name: 'eventLog',
  initialState,
  reducers: {
    eventTypeChosen: (state, { payload }: PayloadAction<EventType | null>) => {
      state.type = payload;
      state.offset = 0;
    },
    eventPageChanged: (state, { payload }: PayloadAction<{ offset: number }>) => {
      state.offset = payload.offset;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) =>
      matchList(payload.path) ? initialState : state,
    );
    builder.addMatcher(eventsApi.endpoints.listEvents.matchFulfilled, (state, { meta }) => {
      const answered = meta.arg.originalArgs;
      const isCurrent =
        answered.type === (state.type ?? undefined) && answered.offset === state.offset;
      if (isCurrent) state.shownArg = answered;
    });
  },
  selectors: {
    selectEventType: (state) => state.type,
    selectEventListArg: createSelector(
      [(state: EventLogState) => state.type, (state: EventLogState) => state.offset],
      (type, offset): ListEventsPayload => ({
        ...(type !== null && { type }),
        offset,
        limit: pageSizes.events,
      }),
    ),
    selectShownEventListArg: (state) => state.shownArg,
  },
});

export const { eventTypeChosen, eventPageChanged } = slice.actions;
export const { selectEventType, selectEventListArg, selectShownEventListArg } = slice.selectors;
export const eventLogSlice = slice;
