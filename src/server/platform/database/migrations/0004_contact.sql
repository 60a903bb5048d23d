CREATE TABLE "contact_file_pieces" (
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "contact_file_pieces_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "contact_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"details" "bytea" NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" uuid NOT NULL,
	"reference" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_submission_unique" UNIQUE("submission"),
	CONSTRAINT "contact_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "contact_file_pieces" ADD CONSTRAINT "contact_file_pieces_file_id_contact_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."contact_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_files" ADD CONSTRAINT "contact_files_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_files_request" ON "contact_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "contact_requests_created_at" ON "contact_requests" USING btree ("created_at");