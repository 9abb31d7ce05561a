CREATE TABLE "newsletter_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "contact_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subscriber" text;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_email_newsletter_subscriptions_email_fk" FOREIGN KEY ("email") REFERENCES "newsletter_subscriptions"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_email" ON "newsletter_tokens" USING btree ("email");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscriber_newsletter_subscriptions_email_fk" FOREIGN KEY ("subscriber") REFERENCES "newsletter_subscriptions"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_subscriber" ON "outbox" USING btree ("subscriber","created_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_subject" CHECK (num_nonnulls(contact_id, subscriber) = 1);