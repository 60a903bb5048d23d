CREATE TABLE "clinical_history_marks" (
	"entry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"held_back" text,
	"reason" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "clinical_history_marks_entry_id_number_pk" PRIMARY KEY("entry_id","number")
);
--> statement-breakpoint
ALTER TABLE "clinical_history_marks" ADD CONSTRAINT "clinical_history_marks_entry_id_clinical_history_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."clinical_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER clinical_history_marks_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "clinical_history_marks" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('reason');
--> statement-breakpoint
CREATE TRIGGER clinical_history_marks_are_resealed BEFORE UPDATE ON "clinical_history_marks" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_reseal('reason');
