CREATE TABLE "used_trials" (
	"mark" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paid_periods" DROP CONSTRAINT "paid_periods_source_is_known";--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_source_is_known" CHECK ("paid_periods"."source" in ('order', 'grant', 'grace', 'trial'));