ALTER TABLE "metric_latest" ADD COLUMN "peak" numeric;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD COLUMN "lease_owner" uuid;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lease_owner" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lease_owner" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "lease_owner" uuid;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "lease_until" timestamp with time zone;