CREATE TABLE "blocked_days" (
	"day" date PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"topic" text NOT NULL,
	"attachment" text,
	"time_zone" text,
	"state" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"word" text,
	"content_hash" text NOT NULL,
	"idempotency_key" text,
	"suspicion" text,
	"consent_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_one_subject";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "consultation_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_slot" ON "consultations" USING btree ("starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_idempotency_key" ON "consultations" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "consultations_email" ON "consultations" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_consultation" ON "outbox" USING btree ("consultation_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_subject" CHECK (num_nonnulls(contact_id, subscriber, consultation_id) = 1);