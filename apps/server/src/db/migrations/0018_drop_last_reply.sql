ALTER TABLE "post_targets" DROP COLUMN "replies_sent";--> statement-breakpoint
ALTER TABLE "post_targets" DROP COLUMN "last_reply";