CREATE TABLE "download_complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"work_id" text NOT NULL,
	"url" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_outcomes" (
	"source" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "download_outcomes_source_hour_pk" PRIMARY KEY("source","hour")
);
--> statement-breakpoint
CREATE TABLE "download_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"is_running" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_works" (
	"source" text NOT NULL,
	"work_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_works_source_work_id_pk" PRIMARY KEY("source","work_id")
);
--> statement-breakpoint
CREATE INDEX "download_complaints_age" ON "download_complaints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "download_slots_kind" ON "download_slots" USING btree ("kind");