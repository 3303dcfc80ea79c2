"""Rewrites a text file with Rewright's API: REWRIGHT_KEY=rw_... python3 rewrite.py https://SERVER FILE"""
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

server, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    body = json.dumps({"text_content": file.read(), "mode": "standard", "level": 7}).encode()
headers = {"Authorization": "Bearer " + os.environ["REWRIGHT_KEY"], "Content-Type": "application/json"}
headers["Idempotency-Key"] = str(uuid.uuid4())  # A request that is sent again is counted only once.
for last in (False, False, True):
    try:
        request = urllib.request.Request(server.rstrip("/") + "/hum", body, headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            result = json.load(response)
        break
    except urllib.error.HTTPError as error:
        if last or error.code not in (409, 429, 503) or int(error.headers.get("Retry-After", 1)) > 60:
            sys.exit(json.load(error)["message"])
        time.sleep(int(error.headers.get("Retry-After", 1)))
    except OSError as error:
        if last:
            sys.exit(f"The server can't be reached: {error}")
        time.sleep(2)
sys.stderr.writelines(finding["message"] + "\n" for finding in result["findings"])
print(result["transformed_text"])
