DROP INDEX "orders_open_per_visit";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "appointment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text;--> statement-breakpoint
-- Until now the questionnaire said what was ordered.
UPDATE "orders" SET "kind" = CASE "questionnaire" WHEN 'adhd' THEN 'appointment' ELSE 'medication' END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by" text DEFAULT 'clock' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_per_visit" ON "orders" USING btree ("visit_id","kind") WHERE state in ('draft', 'awaiting payment');--> statement-breakpoint
-- These were written in plain words into a column of sealed ones, which could then not be counted by key.
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_only_grow";--> statement-breakpoint
UPDATE "order_events" SET "reason" = "note", "note" = NULL WHERE "note" IN ('time gone', 'card refused');--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "order_events_only_grow";
