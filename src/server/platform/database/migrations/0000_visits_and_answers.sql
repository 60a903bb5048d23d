CREATE TABLE "answer_sets" (
	"visit_id" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"tab" uuid,
	"answers" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_sets_visit_id_questionnaire_pk" PRIMARY KEY("visit_id","questionnaire")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_created_at" ON "visits" USING btree ("created_at");