CREATE TABLE "sandbox_identities" (
	"id" text PRIMARY KEY NOT NULL,
	"expected" "bytea" NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ended_answers" ADD CONSTRAINT "ended_answers_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;