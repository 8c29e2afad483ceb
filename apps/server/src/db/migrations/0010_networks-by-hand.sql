ALTER TABLE "analytics_accounts" DROP CONSTRAINT "analytics_accounts_network_is_known";--> statement-breakpoint
ALTER TABLE "metric_subjects" DROP CONSTRAINT "metric_subjects_network_is_known";--> statement-breakpoint
ALTER TABLE "network_usage" DROP CONSTRAINT "network_usage_network_is_known";--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_network_is_known";--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_network_is_known";--> statement-breakpoint
ALTER TABLE "post_targets" DROP CONSTRAINT "post_targets_network_is_known";--> statement-breakpoint
ALTER TABLE "network_pauses" DROP CONSTRAINT "network_pauses_network_is_known";--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_network_is_known" CHECK ("analytics_accounts"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_network_is_known" CHECK ("metric_subjects"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "network_usage" ADD CONSTRAINT "network_usage_network_is_known" CHECK ("network_usage"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_network_is_known" CHECK ("work_items"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_network_is_known" CHECK ("connections"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_network_is_known" CHECK ("post_targets"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));--> statement-breakpoint
ALTER TABLE "network_pauses" ADD CONSTRAINT "network_pauses_network_is_known" CHECK ("network_pauses"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram', 'ok', 'dzen', 'rutube', 'vk_clips'));