CREATE TABLE "limit_counts" (
	"name" text NOT NULL,
	"subject" "bytea" NOT NULL,
	"used" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_counts_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE INDEX "limit_counts_ends_at" ON "limit_counts" USING btree ("ends_at");