CREATE TABLE "informant_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"episode_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"first_name" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"version" integer,
	"answers" "bytea",
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "informant_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "informant_invitations_withdrawn" CHECK (withdrawn_at is null or (answers is null and first_name is null))
);
--> statement-breakpoint
ALTER TABLE "informant_invitations" ADD CONSTRAINT "informant_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "informant_invitations_live" ON "informant_invitations" USING btree ("episode_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "informant_invitations_account" ON "informant_invitations" USING btree ("account_id");