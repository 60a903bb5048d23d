CREATE TABLE "logged_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"on" date NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea",
	"logged_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "logged_doses" ADD CONSTRAINT "logged_doses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logged_doses_account" ON "logged_doses" USING btree ("account_id","on");