ALTER TABLE "consents" DROP CONSTRAINT "consents_source_is_known";--> statement-breakpoint
ALTER TABLE "notification_deliveries" DROP CONSTRAINT "notification_deliveries_channel_is_known";--> statement-breakpoint
ALTER TABLE "report_recipients" DROP CONSTRAINT "report_recipients_channel_is_known";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_auth_type_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_moves" DROP CONSTRAINT "sign_in_moves_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_provider_is_known";--> statement-breakpoint
DROP INDEX "bot_dialogs_place";--> statement-breakpoint
DROP INDEX "bot_inbox_number";--> statement-breakpoint
DROP INDEX "bot_messages_open";--> statement-breakpoint
DROP INDEX "bot_messages_number";--> statement-breakpoint
DROP INDEX "group_chats_place";--> statement-breakpoint
DROP INDEX "group_chats_chat";--> statement-breakpoint
ALTER TABLE "bot_inbox" ALTER COLUMN "message_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bot_messages" ALTER COLUMN "message_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ALTER COLUMN "id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_chats" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "first_messenger" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "bot_blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bot_dialogs_place" ON "bot_dialogs" USING btree ("user_id","messenger","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_inbox_number" ON "bot_inbox" USING btree ("messenger","chat_id","message_id");--> statement-breakpoint
CREATE INDEX "bot_messages_open" ON "bot_messages" USING btree ("messenger","chat_id","id") WHERE "bot_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "bot_messages_number" ON "bot_messages" USING btree ("messenger","chat_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_chats_place" ON "group_chats" USING btree ("workspace_id","messenger","chat_id","thread_id");--> statement-breakpoint
CREATE INDEX "group_chats_chat" ON "group_chats" USING btree ("messenger","chat_id");--> statement-breakpoint
UPDATE "sign_ins" SET "bot_blocked_at" = "users"."bot_blocked_at" FROM "users" WHERE "users"."id" = "sign_ins"."user_id" AND "sign_ins"."provider" = 'telegram';--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "bot_blocked_at";--> statement-breakpoint
UPDATE "notification_settings" SET "channels" = replace("channels"::text, '"telegram"', '"messenger"')::jsonb;--> statement-breakpoint
UPDATE "report_recipients" SET "channel" = 'messenger' WHERE "channel" = 'telegram';--> statement-breakpoint
UPDATE "bot_dialogs" SET "taken" = (SELECT coalesce(jsonb_agg(value #>> '{}'), '[]'::jsonb) FROM jsonb_array_elements("taken"));--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_messenger_is_known" CHECK ("bot_dialogs"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_messenger_is_known" CHECK ("bot_inbox"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_messenger_is_known" CHECK ("bot_messages"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ADD CONSTRAINT "bot_parked_updates_messenger_is_known" CHECK ("bot_parked_updates"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source_is_known" CHECK ("consents"."source" in ('telegram', 'max', 'google', 'vk', 'yandex', 'checkout', 'plan'));--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_messenger_is_known" CHECK ("group_chats"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_channel_is_known" CHECK ("notification_deliveries"."channel" in ('telegram', 'max', 'push', 'email'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_messenger_is_known" CHECK ("notification_preferences"."first_messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_channel_is_known" CHECK ("report_recipients"."channel" in ('messenger', 'email'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_auth_type_is_known" CHECK ("sessions"."auth_type" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_provider_is_known" CHECK ("sign_in_links"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_in_moves" ADD CONSTRAINT "sign_in_moves_provider_is_known" CHECK ("sign_in_moves"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_provider_is_known" CHECK ("sign_ins"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));