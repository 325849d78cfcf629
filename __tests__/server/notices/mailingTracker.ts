import type { Database } from '@/server/database/schema';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { runPeriodicTasks } from '@/server/program/periodicTasks';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { type MailSink, openMailSink, type ReceivedMail } from '@tests/server/mail/mailSink';

/** A small tracker that mails to a sink. Bob has an address; the folder holds the issue "Lamp". */
export interface MailingTracker extends SmallTracker {
  sink: MailSink;
  issueId: number;
  /** What failed in periodic tasks. */
  failures: unknown[];
  /** Runs the periodic tasks, as a process on this database would. */
  run(database?: Database): Promise<void>;
  /** Runs the periodic tasks and takes what arrived. */
  arrived(): Promise<ReceivedMail[]>;
  /** Turns e-mail on. */
  mailTo(sink: MailSink): Promise<void>;
  editBob(change: object): Promise<void>;
  /** Languages of the tests are none that users can choose. */
  speakTo(name: string, language: string): Promise<void>;
  /** Ends all; fails when a periodic task has failed. */
  close(): Promise<void>;
}

export async function openMailingTracker(
  options: { database?: OpenDatabase } = {},
): Promise<MailingTracker> {
  const tracker = await openSmallTracker(options);
  const { admin, folderId, server } = tracker;
  const sink = await openMailSink();
  const failures: unknown[] = [];

  async function run(database = server.db): Promise<void> {
    await runPeriodicTasks({
      db: database,
      baseUrl: 'http://tracker.test',
      now: () => server.clock.now,
      onFailure: (error) => failures.push(error),
    });
  }

  const mailing = {
    ...tracker,
    sink,
    failures,
    run,
    async arrived() {
      await run();
      return sink.mails.splice(0);
    },
    async mailTo({ port }: MailSink) {
      await admin.result('/settings/email/edit.php', {
        emailEngine: 'smtp',
        emailFrom: 'tracker@example.com',
        smtpServer: '127.0.0.1',
        smtpPort: port,
      });
    },
    async editBob(change: object) {
      const user = { userId: 2, name: 'Bob', login: 'bob', email: 'bob@example.com', ...change };
      await admin.result('/users/edit.php', user);
    },
    async speakTo(name: string, language: string) {
      await server.db.updateTable('users').set({ language }).where('name', '=', name).execute();
    },
    async close() {
      await server.close();
      await sink.close();
      if (failures.length > 0) throw new AggregateError(failures, 'A periodic task failed');
    },
  };
  await mailing.mailTo(sink);
  await mailing.editBob({});
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values: [] });
  return { ...mailing, issueId };
}
