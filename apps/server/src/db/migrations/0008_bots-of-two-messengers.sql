ALTER TABLE "consents" DROP CONSTRAINT "consents_source_is_known";--> statement-breakpoint
ALTER TABLE "notification_deliveries" DROP CONSTRAINT "notification_deliveries_channel_is_known";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_auth_type_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_in_moves" DROP CONSTRAINT "sign_in_moves_provider_is_known";--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_provider_is_known";--> statement-breakpoint
DROP INDEX "bot_messages_open";--> statement-breakpoint
DROP INDEX "group_chats_chat";--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD COLUMN "message_ref" text;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD COLUMN "message_ref" text;--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_chats" ADD COLUMN "messenger" text DEFAULT 'telegram' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "first_messenger" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "bot_blocked_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sign_ins" SET "bot_blocked_at" = "users"."bot_blocked_at" FROM "users" WHERE "users"."id" = "sign_ins"."user_id" AND "sign_ins"."provider" = 'telegram';--> statement-breakpoint
CREATE UNIQUE INDEX "bot_inbox_ref" ON "bot_inbox" USING btree ("messenger","chat_id","message_ref");--> statement-breakpoint
CREATE INDEX "bot_messages_ref" ON "bot_messages" USING btree ("message_ref");--> statement-breakpoint
CREATE INDEX "bot_messages_open" ON "bot_messages" USING btree ("messenger","chat_id","id") WHERE "bot_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "group_chats_chat" ON "group_chats" USING btree ("messenger","chat_id");--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_messenger_is_known" CHECK ("bot_dialogs"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_messenger_is_known" CHECK ("bot_inbox"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_messenger_is_known" CHECK ("bot_messages"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ADD CONSTRAINT "bot_parked_updates_messenger_is_known" CHECK ("bot_parked_updates"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source_is_known" CHECK ("consents"."source" in ('telegram', 'max', 'google', 'vk', 'yandex', 'checkout', 'plan'));--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_messenger_is_known" CHECK ("group_chats"."messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_channel_is_known" CHECK ("notification_deliveries"."channel" in ('telegram', 'max', 'push', 'email'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_messenger_is_known" CHECK ("notification_preferences"."first_messenger" in ('telegram', 'max'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_auth_type_is_known" CHECK ("sessions"."auth_type" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_provider_is_known" CHECK ("sign_in_links"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_in_moves" ADD CONSTRAINT "sign_in_moves_provider_is_known" CHECK ("sign_in_moves"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_provider_is_known" CHECK ("sign_ins"."provider" in ('telegram', 'max', 'google', 'vk', 'yandex'));