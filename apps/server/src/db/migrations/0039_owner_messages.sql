ALTER TABLE "business_requests" DROP COLUMN "bot_sent_at";--> statement-breakpoint
ALTER TABLE "business_requests" DROP COLUMN "mailed_at";