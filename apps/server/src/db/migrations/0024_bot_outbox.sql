--> statement-breakpoint
UPDATE "notification_deliveries" SET "state" = 'unknown' WHERE "state" = 'sending';
