DROP INDEX "ai_requests_one_at_a_time";--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "is_automated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_requests_one_at_a_time" ON "ai_requests" USING btree ("user_id") WHERE "ai_requests"."state" = 'running' and not "ai_requests"."is_automated";