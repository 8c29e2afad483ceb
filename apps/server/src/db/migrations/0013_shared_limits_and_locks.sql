CREATE UNLOGGED TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD COLUMN "lock_token" uuid;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD COLUMN "is_lock_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_counters_age" ON "rate_counters" USING btree ("started_at");--> statement-breakpoint
UPDATE "generations" SET "failure_code" = CASE "failure_code" WHEN 'QUOTA_EXCEEDED' THEN 'quota' ELSE 'refused' END
	WHERE "failure_code" NOT IN ('missing', 'picture', 'pictureSize', 'clip', 'clipSize', 'sound', 'scene', 'time', 'memory', 'quota', 'refused', 'tools', 'space', 'late', 'crash');--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_failure_is_known" CHECK ("generations"."failure_code" in ('missing', 'picture', 'pictureSize', 'clip', 'clipSize', 'sound', 'scene', 'time', 'memory', 'quota', 'refused', 'tools', 'space', 'late', 'crash'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status_is_known" CHECK ("subscriptions"."status" in ('active', 'expired'));