CREATE TABLE "bot_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"action" jsonb NOT NULL,
	"input" text,
	"pressed_at" timestamp with time zone,
	"result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bot_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"chat_id" bigint NOT NULL,
	"user_id" uuid,
	"method" text NOT NULL,
	"params" jsonb NOT NULL,
	"edits_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"message_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_messages_state_is_known" CHECK ("bot_messages"."state" in ('waiting', 'sending', 'sent', 'unknown', 'failed'))
);
--> statement-breakpoint
DROP INDEX "notifications_workspace";--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "bot_message_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bot_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_message_id_bot_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bot_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_actions" ADD CONSTRAINT "bot_actions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_edits_id_bot_messages_id_fk" FOREIGN KEY ("edits_id") REFERENCES "public"."bot_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_actions_message" ON "bot_actions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "bot_actions_user" ON "bot_actions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_actions_workspace" ON "bot_actions" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_messages_key" ON "bot_messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "bot_messages_open" ON "bot_messages" USING btree ("chat_id","id") WHERE "bot_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "bot_messages_user" ON "bot_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_messages_edits" ON "bot_messages" USING btree ("edits_id");--> statement-breakpoint
CREATE INDEX "bot_messages_number" ON "bot_messages" USING btree ("chat_id","message_id");--> statement-breakpoint
CREATE INDEX "bot_messages_age" ON "bot_messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_bot_message_id_bot_messages_id_fk" FOREIGN KEY ("bot_message_id") REFERENCES "public"."bot_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_bot_message" ON "notification_deliveries" USING btree ("bot_message_id");--> statement-breakpoint
CREATE INDEX "notifications_workspace" ON "notifications" USING btree ("workspace_id","key");--> statement-breakpoint
UPDATE "notification_deliveries" SET "state" = 'unknown' WHERE "state" = 'sending';
