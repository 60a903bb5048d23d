ALTER TABLE "staff_totp" DROP CONSTRAINT "staff_totp_pkey";--> statement-breakpoint
ALTER TABLE "evidence_files" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD COLUMN "attached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD COLUMN "name" "bytea";--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD COLUMN "name" "bytea";--> statement-breakpoint
ALTER TABLE "staff_totp" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_totp_staff" ON "staff_totp" USING btree ("staff_id");
--> statement-breakpoint
-- Which of these were sent with a message is sealed in the message; from now on the file says so itself.
UPDATE "evidence_files" SET "attached_at" = "completed_at" WHERE "gate" = 'message' AND "completed_at" IS NOT NULL;
