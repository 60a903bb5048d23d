ALTER TABLE "staff" ADD COLUMN "waiting_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "waiting_by_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "waiting_since" timestamp with time zone;