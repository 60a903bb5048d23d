CREATE TABLE "job_failures" (
	"task" text NOT NULL,
	"row_id" uuid NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"failure" text NOT NULL,
	CONSTRAINT "job_failures_task_row_id_pk" PRIMARY KEY("task","row_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_outcomes" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "appointment_outcomes" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_outcomes" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_outcomes" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD COLUMN "failed_at" timestamp with time zone;