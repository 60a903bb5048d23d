CREATE TABLE "decision_reviews" (
	"decision_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"note" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_reviews_decision_id_staff_id_pk" PRIMARY KEY("decision_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "decision_reviews" ADD CONSTRAINT "decision_reviews_decision_id_case_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."case_decisions"("id") ON DELETE no action ON UPDATE no action;