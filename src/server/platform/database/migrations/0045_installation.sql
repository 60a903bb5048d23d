CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mode" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_only" CHECK (is_only),
	CONSTRAINT "installation_mode" CHECK (mode in ('demo', 'production'))
);