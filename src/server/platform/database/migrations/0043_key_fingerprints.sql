CREATE TABLE "key_fingerprints" (
	"key_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_fingerprints_hex" CHECK (fingerprint ~ '^[0-9a-f]{64}$')
);
