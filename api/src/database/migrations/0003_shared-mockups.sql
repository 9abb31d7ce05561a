CREATE TABLE "shared_mockups" (
	"id" text PRIMARY KEY NOT NULL,
	"mockup" jsonb NOT NULL,
	"delete_key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_mockups_created_at" ON "shared_mockups" USING btree ("created_at");