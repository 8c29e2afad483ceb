CREATE TABLE "bot_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bot_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"message_id" integer NOT NULL,
	"batch" text NOT NULL,
	"text" text NOT NULL,
	"file" jsonb,
	"workspace_id" uuid,
	"resource_id" uuid,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_inbox" ADD CONSTRAINT "bot_inbox_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bot_inbox_number" ON "bot_inbox" USING btree ("chat_id","message_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_batch" ON "bot_inbox" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "bot_inbox_user" ON "bot_inbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_workspace" ON "bot_inbox" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_resource" ON "bot_inbox" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "bot_inbox_age" ON "bot_inbox" USING btree ("created_at");