CREATE TABLE "favourite_hooks" (
	"user_id" uuid NOT NULL,
	"hook" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_hooks_user_id_hook_pk" PRIMARY KEY("user_id","hook")
);
--> statement-breakpoint
CREATE TABLE "indexnow_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"updated" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bot_sent_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "favourite_hooks" ADD CONSTRAINT "favourite_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_requests_email" ON "business_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "business_requests_created" ON "business_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_number" ON "deletion_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "deletion_requests_email" ON "deletion_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deletion_requests_expiry" ON "deletion_requests" USING btree ("expires_at");