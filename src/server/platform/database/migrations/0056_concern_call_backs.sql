CREATE TABLE "concern_call_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"assigned_to" uuid,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "concern_call_backs" ADD CONSTRAINT "concern_call_backs_case_id_concerns_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."concerns"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concern_call_backs_case" ON "concern_call_backs" USING btree ("case_id","set_at");--> statement-breakpoint
CREATE INDEX "concern_call_backs_open" ON "concern_call_backs" USING btree ("due_at") WHERE ended_at is null;