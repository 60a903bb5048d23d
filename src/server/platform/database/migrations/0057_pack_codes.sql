CREATE TABLE "pack_code_events" (
	"code_id" uuid NOT NULL,
	"what" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "pack_code_events_code_id_what_pk" PRIMARY KEY("code_id","what")
);
--> statement-breakpoint
CREATE TABLE "pack_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gtin" text NOT NULL,
	"medicine" text NOT NULL,
	"strength" text NOT NULL,
	"pack_size" smallint NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pack_serials" (
	"gtin" text NOT NULL,
	"serial" text NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pack_serials_gtin_serial_pk" PRIMARY KEY("gtin","serial")
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "packed" text[];--> statement-breakpoint
ALTER TABLE "pens" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "pens" ADD COLUMN "serial" text;--> statement-breakpoint
ALTER TABLE "pack_code_events" ADD CONSTRAINT "pack_code_events_code_id_pack_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."pack_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_serials" ADD CONSTRAINT "pack_serials_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_codes_gtin" ON "pack_codes" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "pack_serials_case" ON "pack_serials" USING btree ("case_id");--> statement-breakpoint
CREATE TRIGGER pack_codes_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "pack_codes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER pack_code_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "pack_code_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
