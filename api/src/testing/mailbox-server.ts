import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export interface ReceivedMail {
  from: string;
  to: string[];
  content: string;
}

/** A real SMTP server that keeps the mails it receives. */
export interface MailboxServer {
  url: string;
  mails: ReceivedMail[];
  /** While set, every mail is temporarily refused. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startMailboxServer(): Promise<MailboxServer> {
  const mails: ReceivedMail[] = [];
  let refusing = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      let content = '';
      for await (const chunk of stream) content += chunk;
      if (refusing) {
        done(Object.assign(new Error('Try later, dana@bakery.example'), { responseCode: 451 }));
        return;
      }
      const sender = session.envelope.mailFrom;
      mails.push({
        from: sender === false ? '' : sender.address,
        to: session.envelope.rcptTo.map((recipient) => recipient.address),
        content,
      });
      done();
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (value) => {
      refusing = value;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
