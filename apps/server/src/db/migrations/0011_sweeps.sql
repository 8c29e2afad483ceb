DROP INDEX "connections_checked";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "connections_end" ON "connections" USING btree ((case when "is_renewable" then "refresh_expires_at" else "access_expires_at" end)) WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "target_events_actor" ON "target_events" USING btree ("actor_id") WHERE "target_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "resources_workspace" ON "resources" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "subscriptions_paid_end" ON "subscriptions" USING btree ("expires_at") WHERE "subscriptions"."plan" <> 'FREE';--> statement-breakpoint
CREATE INDEX "connections_checked" ON "connections" USING btree (coalesce("checked_at", "connected_at")) WHERE "connections"."access" = 'active';