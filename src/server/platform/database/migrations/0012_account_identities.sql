CREATE TABLE "account_identities" (
	"issuer" text NOT NULL,
	"subject_digest" "bytea" NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_identities_issuer_subject_digest_pk" PRIMARY KEY("issuer","subject_digest"),
	CONSTRAINT "account_identities_account" UNIQUE("account_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;