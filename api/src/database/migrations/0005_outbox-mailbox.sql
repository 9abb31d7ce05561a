ALTER TABLE "outbox" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "outbox_mailbox" ON "outbox" USING btree ("mailbox","created_at");